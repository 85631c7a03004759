/** jest's globalTeardown of browser packages. */
export default async function stopServer() {
  await globalThis.komawariTestSite?.stop();
}
