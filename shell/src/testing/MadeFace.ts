/** jsdom has no faces (CSS Font Loading 3, 2): this one keeps what it was made of. */
export class MadeFace {
  readonly made: unknown[];
  constructor(...made: unknown[]) {
    this.made = made;
  }
}
