import icon from './icon.svg';

/** The mark in the browser's tab, where the page's HTML did not bring it: the file has a name that only the build knows. */
export function showSiteIcon(document: Document): void {
  if (document.querySelector('link[rel="icon"]')) return;
  const link = document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.href = icon;
  document.head.append(link);
}
