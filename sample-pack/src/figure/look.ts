export const HAIRS = ['short', 'long', 'pony', 'spiky', 'swept', 'bob', 'bun', 'curly'] as const;
export const OUTFITS = ['hoodie', 'gakuran', 'coat', 'sailor', 'jersey', 'apron', 'suit', 'space'] as const;
export const KINDS = ['person', 'cat', 'robot'] as const;

/** The constant appearance of a person in a story. */
export interface Look {
  kind: (typeof KINDS)[number];
  fem: boolean;
  hair: (typeof HAIRS)[number];
  outfit: (typeof OUTFITS)[number];
  hairColor: string;
  skin: string;
  eyes: string;
  cloth: string;
  trim: string;
  glasses: boolean;
  scarf: boolean;
  beard: boolean;
  mask: boolean;
}

export const PLAIN_LOOK: Look = {
  kind: 'person', fem: true, hair: 'short', outfit: 'hoodie', hairColor: '#2b2233', skin: '#f5d5bf', eyes: '#5a3d2b',
  cloth: '#5b7fa6', trim: '#f1e6d2', glasses: false, scarf: false, beard: false, mask: false,
};

export const MOODS = ['calm', 'smile', 'joy', 'smirk', 'angry', 'shout', 'shock', 'sad', 'cry', 'worry', 'think', 'shy', 'tired', 'fierce'] as const;
export type Mood = (typeof MOODS)[number];

export type Mouth = 'line' | 'smirk' | 'frown' | 'smile' | 'shout' | 'round' | 'wavy';
export type Lids = 'open' | 'smiling' | 'shut' | 'shocked';

/** A mood as a face shows it. */
export interface Face {
  lids: Lids;
  /** How far the eyes are open. */
  open: number;
  size: number;
  /** Above 0, the brows lower toward the nose in anger; below 0, they rise in worry. */
  brow: number;
  mouth: Mouth;
  blush: boolean;
  sweat: boolean;
  tears: boolean;
  gaze: number;
}

const CALM: Face = { lids: 'open', open: 0.95, size: 1, brow: 0.1, mouth: 'line', blush: false, sweat: false, tears: false, gaze: 0.2 };

export const FACES: Record<Mood, Face> = {
  calm: CALM,
  smile: { ...CALM, mouth: 'smile', brow: -0.25, open: 1 },
  joy: { ...CALM, lids: 'smiling', mouth: 'smile', brow: -0.4, blush: true },
  smirk: { ...CALM, mouth: 'smirk', brow: 0.6, open: 0.82 },
  angry: { ...CALM, mouth: 'frown', brow: 1.4, open: 0.82 },
  shout: { ...CALM, mouth: 'shout', brow: 1.3, size: 1.05 },
  shock: { ...CALM, lids: 'shocked', open: 1.2, size: 1.2, brow: -0.8, mouth: 'round', sweat: true },
  sad: { ...CALM, mouth: 'frown', brow: -0.9, open: 0.75, gaze: -0.3 },
  cry: { ...CALM, mouth: 'wavy', brow: -1, open: 0.9, tears: true },
  worry: { ...CALM, mouth: 'wavy', brow: -0.8, sweat: true },
  think: { ...CALM, mouth: 'line', brow: 0.3, open: 0.8, gaze: 0.8 },
  shy: { ...CALM, mouth: 'smirk', brow: -0.6, blush: true, gaze: -0.6, open: 0.9 },
  tired: { ...CALM, lids: 'shut', mouth: 'frown', brow: -0.4 },
  fierce: { ...CALM, mouth: 'line', brow: 1.5, open: 0.8, size: 1.08 },
};
