/**
 * The anchors of a page's headings. Code hosts and MkDocs make them by different rules; a link has to work with both.
 *
 * @param {string} text - Markdown
 * @returns {{host: Set<string>, site: Set<string>}} anchors on a code host, and on the built site
 */
export function headingAnchors(text) {
  const host = new Set();
  const site = new Set();
  for (const title of headings(text)) {
    host.add(unused(host, onHost(title), '-'));
    site.add(unused(site, onSite(title), '_'));
  }
  return { host, site };
}

function headings(text) {
  let fence;
  return text.split('\n').flatMap(line => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      fence = mark?.startsWith(fence) ? undefined : fence;
      return [];
    }
    fence = mark;
    const title = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
    return title === undefined ? [] : [plain(title)];
  });
}

function plain(title) {
  return title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/(^|\s)_(.+?)_(?=\s|$)/g, '$1$2');
}

function onHost(title) {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function onSite(title) {
  return title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
}

function unused(known, anchor, separator) {
  let name = anchor;
  for (let count = 1; known.has(name); count += 1) {
    name = `${anchor}${separator}${count}`;
  }
  return name;
}
