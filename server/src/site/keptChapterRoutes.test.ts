import { Hono } from 'hono';
import { createTestContent } from '../testing/createTestContent';
import { keptChapterRoutes } from './keptChapterRoutes';

test('returns the kept chapters that no longer exist', async () => {
  const content = await createTestContent();
  const { id: titleId } = await content.addTitle();
  const { id: chapterId } = await content.addChapter({ titleId });
  const app = new Hono();
  keptChapterRoutes(app, content.content);
  const response = await app.request(`/-/kept-chapters?ids=${chapterId},77,x,,-1`);
  expect(await response.json()).toEqual({ gone: [77] });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await (await app.request('/-/kept-chapters')).json()).toEqual({ gone: [] });
  await content.close();
});
