/** Loaded into a server before it starts: its clock goes wrong by as much as its parent says. */
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
// A server that is asked to stop does not wait for another word.
process.channel?.unref();
