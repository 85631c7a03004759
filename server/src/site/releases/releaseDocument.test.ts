import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBuild } from '../../testing/builds';
import { ReleaseRefusedError, readRemoteDocument } from './releaseDocument';

it('refuses a remote that would take the place of the shell', () => {
  const repository = mkdtempSync(path.join(tmpdir(), 'komawari-release-'));
  writeBuild(repository, 'mf-news', '1.0.0');
  const document = JSON.parse(readFileSync(path.join(repository, 'mf-news/dist/1.0.0/release.json'), 'utf8'));
  rmSync(repository, { recursive: true });
  expect(readRemoteDocument(document, '/').name).toBe('mf_news');
  expect(readRemoteDocument({ ...document, name: 'shellfish' }, '/').name).toBe('shellfish');
  expect(() => readRemoteDocument({ ...document, name: 'shell' }, '/')).toThrow(ReleaseRefusedError);
});
