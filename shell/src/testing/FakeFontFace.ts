/** jsdom has no `FontFace` (CSS Font Loading 3, 2). This one keeps the arguments that it was created with. */
export class FakeFontFace {
  readonly made: unknown[];
  constructor(...made: unknown[]) {
    this.made = made;
  }
}
