// Generated from proto/ by `npm run proto`. Do not edit.
export interface StaticMessage {
  encode(message: object): { finish(): Uint8Array };
  decode(bytes: Uint8Array): object;
  toObject(message: object, options: { enums: typeof String }): object;
}
export const komawari: { Response: StaticMessage };
