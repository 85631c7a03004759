/** A network whose address accepts a text and an address to share. Nothing of it loads before the reader presses. */
export interface ShareTarget {
  network: string;
  href: string;
}

/** Networks where a reader can share with one press, ordered by how often readers of comics do so. */
export function shareTargets(text: string, url: string): ShareTarget[] {
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
  return [
    { network: 'X', href: `https://x.com/intent/post?${query({ text, url })}` },
    { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { network: 'WhatsApp', href: `https://api.whatsapp.com/send?${query({ text: `${text} ${url}` })}` },
    { network: 'Telegram', href: `https://t.me/share/url?${query({ url, text })}` },
    { network: 'LINE', href: `https://social-plugins.line.me/lineit/share?${query({ url, text })}` },
  ];
}
