/** Loaded into a server before it starts. It shifts the server's clock by as much as the parent process says. */
const RightDate = Date;
let skewMs = 0;

globalThis.Date = class extends RightDate {
  constructor(...parts) {
    if (parts.length === 0) super(RightDate.now() + skewMs);
    else super(...parts);
  }
  static now() {
    return RightDate.now() + skewMs;
  }
};

process.on('message', (message) => (skewMs = message.skewMs));
// A server that must stop does not wait for another message.
process.channel?.unref();
