import { MOST_FILE_BYTES } from './historyFile';
import { type ReadFile, readHistoryFile } from './readHistoryFile';

/** Reads a file that the reader chose. What is far too large is refused before a byte of it is read. */
export async function openHistoryFile(file: Blob): Promise<ReadFile> {
  if (file.size > MOST_FILE_BYTES) return { kind: 'problem', problem: { kind: 'tooLarge', bytes: file.size } };
  try {
    return readHistoryFile(await file.text(), Date.now());
  } catch {
    return { kind: 'problem', problem: { kind: 'unreadable' } };
  }
}
