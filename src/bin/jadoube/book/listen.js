(() => {
  let banner;
  new EventSource('/@@news@@').onmessage = ({ data }) => {
    const news = JSON.parse(data);
    if (news.version !== '@@version@@') { location.reload(); return; }
    banner?.remove();
    banner = undefined;
    if (!news.errors) return;
    banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    banner.style.cssText = 'position:fixed;inset:auto 0 0 0;z-index:99;max-height:50vh;overflow:auto;padding:.8em 1em;background:#7a1020;color:#fff;font:14px/1.4 monospace;white-space:pre-wrap';
    const heading = document.createElement('b');
    heading.textContent = news.heading;
    banner.append(heading, '\n', news.errors);
    document.body.append(banner);
  };
})();
