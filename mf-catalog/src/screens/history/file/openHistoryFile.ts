import { MAX_FILE_BYTES } from './historyFile';
import { type ReadFile, readHistoryFile } from './readHistoryFile';

/** Reads a file that the reader chose. Rejects a file that is far too large before reading any of it. */
export async function openHistoryFile(file: Blob): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return { kind: 'error', error: { kind: 'tooLarge', bytes: file.size } };
  try {
    return readHistoryFile(await file.text(), Date.now());
  } catch {
    return { kind: 'error', error: { kind: 'unreadable' } };
  }
}
