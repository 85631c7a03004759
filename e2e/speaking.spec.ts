/**
 * Where readers communicate with the site: with the keyboard alone, with everything that a screen reader must announce, in the
 * reader's language.
 */
import type { Page } from '@playwright/test';
import comments from '../mf-comments/src/locales/en.json' with { type: 'json' };
import en from '../mf-engagement/src/locales/en.json' with { type: 'json' };
import { expect, test } from './reader';

// Calls that fail on purpose.
test.use({ mayPrint: /Failed to load resource/ });

/**
 * Makes a call fail on request. The route is set before the page loads: a call right after setting it would sometimes escape,
 * because the page learns of it with a delay.
 */
async function failing(page: Page, url: string): Promise<{ isAway: boolean }> {
  const call = { isAway: false };
  await page.route(url, (route) => (call.isAway ? route.abort() : route.continue()));
  return call;
}

test('comments are opened, sorted, liked and muted with the keyboard, and errors are announced', async ({
  page,
  reader,
  shelf,
}) => {
  const liking = await failing(page, '**/api/comment_like*');
  await reader.open(`/comments/${shelf.chapterId}`);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = page.locator(':focus');
  await expect(page.getByRole('button', { name: comments['comments.spoilerCover.open'] })).toBeVisible();
  await page.getByRole('link', { name: comments['comments.app.get'] }).focus();
  await press('Tab');
  await expect(focused).toHaveAccessibleName(comments['comments.spoilerCover.open']);
  await press('Enter');
  // The button is gone, and what it opened has the focus.
  await expect(focused).toHaveAccessibleName(comments['comments.title']);
  await press('Tab');
  await expect(focused).toHaveRole('radio');
  await press('ArrowRight');
  await expect(page).toHaveURL(/order=newest/);
  await expect(page.getByRole('radio', { name: comments['comments.orderNewest'] })).toBeChecked();
  await expect(focused).toHaveAccessibleName(comments['comments.orderNewest']);
  // To the last one, because another journey likes the first.
  const likes = page.getByRole('button', { name: /^Like this comment/ });
  await expect(likes).toHaveCount(3);
  for (let index = 0; index < 2; index += 1) {
    await press('Tab');
    await expect(likes.nth(index)).toBeFocused();
    await press('Tab');
    await expect(focused).toHaveAccessibleName(`Mute Reader ${index + 1}`);
  }
  await press('Tab');
  await expect(focused).toHaveAccessibleName('Like this comment. 12 likes');
  const kept = page.waitForResponse('**/api/comment_like*');
  await press('Space');
  await expect(focused).toHaveAccessibleName('Like this comment. 13 likes');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  // The button shows the like before the server has it. Failing now would make this like fail, and the next press would not.
  await kept;
  liking.isAway = true;
  await press('Space');
  await expect(page.getByRole('status').filter({ hasText: comments['comments.like.failed'] })).toBeAttached();
  await expect(focused).toHaveAccessibleName('Like this comment. 13 likes');
  liking.isAway = false;
  await press('Space');
  await expect(focused).toHaveAttribute('aria-pressed', 'false');
  await press('Tab');
  await expect(focused).toHaveAccessibleName('Mute Reader 3');
  await press('Enter');
  await expect(focused).toHaveText(/^You will not see comments by Reader 3 any more\./);
  await press('Tab', 'Enter');
  await expect(focused).toContainText('Once more from the start.');
});

test('feedback is sent with the keyboard: an error is an alert, and the thanks get the focus', async ({ page, reader }) => {
  const sending = await failing(page, '**/api/web/contact');
  await reader.open('/feedback');
  const focused = page.locator(':focus');
  const message = page.getByRole('textbox', { name: en['engagement.feedback.message'] });
  await message.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAccessibleName(en['engagement.feedback.report']);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: en['engagement.feedback.suggestion'] })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('More rain, please.');
  await expect(message).toHaveAccessibleDescription(/18 of 5,000$/);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(en['engagement.feedback.send']);
  sending.isAway = true;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: en['engagement.feedback.failed'] })).toBeVisible();
  await expect(message).toHaveValue('More rain, please.');
  await expect(focused).toHaveAccessibleName(en['engagement.feedback.send']);
  sending.isAway = false;
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText(en['engagement.feedback.sentTitle']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(en['engagement.feedback.another']);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(en['engagement.feedback.message']);
  await expect(focused).toHaveValue('');
});

test('the survey is answered with the keyboard: errors are announced, and the thanks get the focus', async ({ page }) => {
  await page.goto('/webview/questionnaire/en/by-keyboard');
  const questions = page.getByRole('main').locator('ol > li');
  await expect(questions).toHaveCount(17);
  const focused = page.locator(':focus');
  const submit = page.getByRole('button', { name: en['engagement.survey.submit'] });
  const several = questions.filter({ has: page.getByRole('checkbox') }).first();
  for (let index = 0; index < 4; index += 1) {
    await several.getByRole('checkbox').nth(index).focus();
    await page.keyboard.press('Space');
  }
  await expect(several.getByRole('status')).toHaveText('please answer up to three answers.');
  await page.keyboard.press('Space');
  await expect(several.getByRole('status')).toBeEmpty();
  await expect(questions.first().getByRole('status')).toHaveText(en['engagement.survey.missing']);
  await expect(submit).toBeDisabled();
  for (const question of await questions.all()) {
    if ((await question.locator('input:checked').count()) > 0) continue;
    await question.locator('input').first().focus();
    await page.keyboard.press('Space');
  }
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText(en['engagement.survey.doneTitle']);
  await page.reload();
  await expect(page.getByRole('heading', { name: en['engagement.survey.answeredTitle'] })).toBeVisible();
});

/** Pages in the state with most of our messages, and a selector for the text by other people. */
const THAI: readonly { path: string; content: string; prepare?: (page: Page) => Promise<void> }[] = [
  {
    path: '/comments/:chapterId',
    content: 'h1 span, [role=listitem]',
    prepare: (page) => page.locator('section button').click(),
  },
  { path: '/announcement', content: 'h2, [role="region"]' },
  { path: '/feedback', content: '.none', prepare: (page) => page.locator('textarea').fill('ก'.repeat(5001)) },
  { path: '/webview/announcement/tha', content: 'h2, [role="region"]' },
  { path: '/webview/faq/tha', content: 'h2, [role="region"]' },
];

for (const { path, content, prepare } of THAI) {
  test(`${path} contains no English message for a reader of Thai`, async ({ page, reader, shelf }) => {
    await reader.open(path.replace(':chapterId', String(shelf.chapterId)), 'th');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await prepare?.(page);
    expect(await page.getByRole('main').evaluate(latinIn, content)).toEqual([]);
  });
}

/** Words in Latin letters, in text and in accessible names. */
function latinIn(main: Element, content: string): string[] {
  const own = [main, ...main.querySelectorAll('*')].filter((element) => !element.closest(content));
  const texts = own.flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent!),
  );
  const names = own.flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [...texts, ...names].filter((text) => /[a-z]{2}/i.test(text));
}
