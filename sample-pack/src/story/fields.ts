import { LANGUAGES, type Language, type Texts } from '../lettering/language';

/** Reads hand-written YAML, and says where a mistake is. */
export class Fields {
  constructor(
    private readonly value: Record<string, unknown>,
    readonly where: string,
  ) {}

  static of(value: unknown, where: string): Fields {
    if (!isMap(value)) throw new Error(`${where}: expected a map`);
    return new Fields(value, where);
  }

  has(key: string): boolean {
    return this.value[key] !== undefined;
  }

  keys(): string[] {
    return Object.keys(this.value);
  }

  raw(key: string): unknown {
    return this.value[key];
  }

  text(key: string, fallback?: string): string {
    const value = this.value[key] ?? fallback;
    if (typeof value !== 'string' || value === '') throw new Error(`${this.where}.${key}: expected a text`);
    return value;
  }

  number(key: string, fallback?: number): number {
    const value = this.value[key] ?? fallback;
    if (typeof value !== 'number') throw new Error(`${this.where}.${key}: expected a number`);
    return value;
  }

  flag(key: string, fallback: boolean): boolean {
    const value = this.value[key] ?? fallback;
    if (typeof value !== 'boolean') throw new Error(`${this.where}.${key}: expected true or false`);
    return value;
  }

  oneOf<T extends string>(key: string, allowed: readonly T[], fallback?: T): T {
    return oneOf(this.value[key] ?? fallback, allowed, `${this.where}.${key}`);
  }

  list(key: string): unknown[] {
    return listOf(this.value[key] ?? [], `${this.where}.${key}`);
  }

  map(key: string): Fields {
    return Fields.of(this.value[key], `${this.where}.${key}`);
  }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list, such as the `[who, mood, words]` of a line. */
export function listOf(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where}: expected a list`);
  return value;
}

export function oneOf<T extends string>(value: unknown, allowed: readonly T[], where: string): T {
  const found = allowed.find((item) => item === value);
  if (found === undefined) throw new Error(`${where}: "${String(value)}" is not one of ${allowed.join(', ')}`);
  return found;
}

export function textsOf(value: unknown, where: string): Texts {
  const fields = Fields.of(value, where);
  const texts: Texts = {};
  for (const key of fields.keys()) texts[oneOf<Language>(key, LANGUAGES, where)] = fields.text(key);
  return texts;
}
