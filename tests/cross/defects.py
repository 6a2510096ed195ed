"""What `jadoube terms FILE` finds of the known defects of the five source documents, and what else it remarks there.

usage: defects.py JADOUBE SHARED [--list]
Fails where less than nine of ten of those are found that a program can find.

A defect counts as found where a remark touches its words on its line, whatever edition it is found against: the one that the
text follows or the newest. `CHECKABLE` says of each class of the list whether a program can find it, and why not.
"""
import csv, json, pathlib, re, subprocess, sys

program, shared = sys.argv[1], pathlib.Path(sys.argv[2])
NOT_CHECKABLE = {
    's0-01': 'a heading of another style', 's0-05': 'needs to know that two common words mean one thing here',
    's0-06': 'the sense of a clause', 's0-08': 'no defect', 's0-09': 'grammar of a whole sentence',
    's0-15': 'two documents compared', 's0-16': 'the sense of a verb', 's0-17': 'a paraphrase', 's0-11': 'a common verb',
    's1-04': 'numbers that are gone', 's1-12': 'capitals by style', 's1-20': 'agreement over a sentence',
    's1-29': 'a word too many that is a word', 's1-32': 'needs the source', 's1-37': 'a note that may stand there',
    's1-58': 'a year that is not there', 's1-59': 'names of formats by style', 's1-43': 'verbs of claiming by style',
    's2-02': 'the name of a section', 's2-07': 'a compound of its own', 's2-11': 'two editions in one document',
    's2-12': 'a lettered item broken in two', 's2-13': 'a lettered item broken in two', 's2-14': 'both words are right',
    's2-16': 'a table as text', 's2-19': 'register', 's2-20': 'joined or parted verb', 's2-21': 'a verb of its own', 's2-22': 'no defect',
    's2-23': 'a common word', 's2-24': 'a paraphrase', 's2-25': 'a common word', 's2-26': 'no defect', 's2-28': 'both are right',
    's3-01': 'a title of a program', 's3-05': 'the sense of a clause', 's3-07': 'letters of an older edition', 's3-13': 'an older wording',
    's4-01': 'capitals by style', 's4-03': 'a common word', 's4-04': 'the sense of a clause', 's4-07': 'register', 's4-10': 'a common word',
    's4-12': 'a comma', 's4-15': 'the sense of a clause', 's4-16': 'a common verb', 's4-17': 'the sense of a clause', 's4-19': 'a colon',
}


def remarks(file, *options):
    told = subprocess.run([program, 'terms', '--format', 'json', *options, file], capture_output=True, text=True)
    return json.loads(told.stdout)['texts'][0]['remarks']


def words(text):
    return set(re.findall(r'\w+|[^\w\s]', text.lower()))


defects = list(csv.DictReader(open(shared / 'terminology/seed-defects.csv')))
per_class, missed, matched = {}, [], {}
seeds = sorted((shared / 'seeds').glob('*.txt'))
alarms = {}
for seed in seeds:
    lines = seed.read_text(encoding='utf-8').split('\n')
    both = remarks(seed) + remarks(seed, '--edition', '2023')
    own = [d for d in defects if d['seed'] == seed.name]
    used = set()
    for defect in own:
        line, quoted = int(defect['line']), defect['found']
        text = lines[line - 1]
        at = text.find(quoted)
        touching = []
        for n, remark in enumerate(both):
            # what is told once for all of its kind, and a paragraph of which another copy is told
            everywhere = remark['times'] > 1 and words(remark['found']) & words(defect['found'] + defect['note'])
            if everywhere or (remark['kind'] == 'repeated' and quoted in remark['found']):
                touching.append(n)
                continue
            first, last = remark['line'], remark['line'] + remark['found'].count('\n')
            if not first <= line <= last:
                continue
            start = remark['column'] - 1
            if line > first:
                start = 0
            end = start + len(remark['found'].split('\n')[line - first])
            inside = at < 0 or (start < at + len(quoted) and at < end)
            if inside and (at >= 0 or words(remark['found']) & words(quoted)):
                touching.append(n)
        used.update(touching)
        checkable = defect['id'] not in NOT_CHECKABLE
        known = per_class.setdefault(defect['class'] if len(defect['class']) < 20 else 'other', [0, 0, 0])
        known[0] += 1
        known[1] += checkable
        known[2] += checkable and bool(touching)
        if checkable and not touching:
            missed.append(defect)
    alarms[seed.name] = [r for n, r in enumerate(both) if n not in used]
print(f"{'class':22}{'all':>5}{'checkable':>11}{'found':>7}")
for name, (every, checkable, found) in sorted(per_class.items()):
    print(f'{name:22}{every:5}{checkable:11}{found:7}')
total = [sum(column) for column in zip(*per_class.values())]
print(f"{'all':22}{total[0]:5}{total[1]:11}{total[2]:7}  {100 * total[2] / total[1]:.0f} %")
for defect in missed:
    print('missed', defect['id'], defect['line'], defect['found'], '→', defect['expected'], defect['class'])
if '--list' in sys.argv:
    for seed, others in alarms.items():
        seen = set()
        for r in others:
            key = (r['line'], r['column'], r['kind'])
            if key not in seen:
                seen.add(key)
                print('also', seed[:3], r['line'], r['column'], r['kind'], r['level'], r['sure'], repr(r['found'][:50]), '→', r.get('instead', ''))
sys.exit(10 * total[2] < 9 * total[1])
