import { LiveRegion } from '@komawari/shared-ui';
import { useEffect, useState } from 'react';

/** Announces the new page's title to screen readers. Pages set it (`usePageTitle`), some only after their data has loaded. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  // The title is in the document's head, outside React's tree.
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return;
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);
  return <LiveRegion message={title} />;
}
