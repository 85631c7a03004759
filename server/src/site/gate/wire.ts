import { WIRE_TABLES } from '@komawari/shared-proto/encode';
import { isShell, type ReadRelease } from '../releases/releaseDocument';
import { nameOf, type Site } from './GateReport';

/**
 * Messages in the format of shared-proto's `WIRE_TABLES`: `name=<number><kind>`, with the prefix `oneof.` for a member of one.
 */
export type Wire = Readonly<Record<string, string>>;

interface Field {
  name: string;
  number: string;
  kind: string;
}

/**
 * Every reader of the wire must get the fields that it reads. The shell's decoder reads what this server sends, by number. A
 * remote reads what that decoder returns, by name. New fields break nothing. A field that is removed or has another meaning does.
 */
export function wireProblems(site: Site, server: Wire = WIRE_TABLES): string[] {
  const shell = site.find(({ release }) => isShell(release));
  return site.flatMap((one) => [
    ...(one.record.wire ? unsentFields(one, one.record.wire, server) : []),
    ...(one !== shell && one.record.wire && shell?.record.wire
      ? undecodedFields(one, one.record.wire, shell, shell.record.wire)
      : []),
  ]);
}

function unsentFields(reader: ReadRelease, wire: Wire, server: Wire): string[] {
  return Object.entries(wire).flatMap(([message, table]) => {
    const sent = new Map(fieldsOf(server[message] ?? '').map((field) => [field.number, field]));
    return fieldsOf(table).flatMap((field) => {
      const found = sent.get(field.number);
      if (found?.kind === field.kind) return [];
      const sends = found ? `sends ${textOf(found)} under this number` : 'sends nothing under this number';
      return [
        `${nameOf(reader.release)} reads field ${field.number} of ${message} as ${textOf(field)}, and this server ${sends}. ` +
          'Build it against the messages of this server, or give the server the field back.',
      ];
    });
  });
}

function undecodedFields(remote: ReadRelease, wire: Wire, shell: ReadRelease, shellWire: Wire): string[] {
  return Object.entries(wire).flatMap(([message, table]) => {
    const decoded = new Map(fieldsOf(shellWire[message] ?? '').map((field) => [field.name, field]));
    return fieldsOf(table).flatMap((field) => {
      const found = decoded.get(field.name);
      if (found?.kind === field.kind) return [];
      const gives = found ? `gives ${textOf(found)}` : `knows no ${message}.${field.name}`;
      return [
        `${nameOf(remote.release)} takes ${message}.${field.name} for ${textOf(field)}, and the decoder of ${nameOf(shell.release)} ${gives}. ` +
          'Publish a shell that was built with these messages first, or build the remote with the messages of that shell.',
      ];
    });
  });
}

const FIELD = /^(?:\w+\.)?(\w+)=(\d+)(\D.*)$/;

function fieldsOf(table: string): Field[] {
  return table.split(' ').flatMap((code) => {
    const [, name, number, kind] = FIELD.exec(code) ?? [];
    return name !== undefined && number !== undefined && kind !== undefined ? [{ name, number, kind }] : [];
  });
}

const KINDS: Readonly<Record<string, string>> = { u: 'uint32', i: 'int32', b: 'bool', s: 'string', S: 'list of string' };

function textOf({ name, kind }: Field): string {
  const message = kind.slice(1);
  const type = kind.startsWith('*') ? `list of ${message}` : kind.startsWith(':') ? message : (KINDS[kind] ?? kind);
  return `${name} (${type})`;
}
