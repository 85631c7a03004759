export default async function stopServer() {}
