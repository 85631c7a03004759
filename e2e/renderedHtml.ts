/** A page as the server sends it, with its first screen. A busy server leaves that out, so this retries. */
export async function renderedHtml(address: string): Promise<string> {
  const ask = async () => (await fetch(address, { headers: { accept: 'text/html' } })).text();
  let html = await ask();
  while (!html.includes('id="komawari-rendered"')) html = await ask();
  return html;
}
