/** Placeholder until the server can be started: see startServer below. */
export default async function startServer() {}
