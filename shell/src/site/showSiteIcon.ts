import icon from './icon.svg';

/** The mark in the browser's tab. The file has a versioned name that only the build knows, so the page does not name it. */
export function showSiteIcon(document: Document): void {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.href = icon;
  document.head.append(link);
}
