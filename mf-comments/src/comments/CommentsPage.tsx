import { chapterPageName, parseId, paths } from '@komawari/shared-domain';
import { Link, Redirect, useAppSelector, useParams } from '@komawari/shared-state';
import { BackIcon, usePageTitle } from '@komawari/shared-ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { AppPrompt } from '../app-prompt/AppPrompt';
import { LikeError } from '../likes/LikeError';
import { useLikesOfOtherTabs } from '../likes/likesOfOtherTabs';
import { usePersistMutes } from '../mutes/persistMutes';
import { selectWasOpened } from '../spoiler-cover/spoilerCoverSlice';
import { CommentTranslatorContext } from '../translation/CommentTranslatorContext';
import { useBrowserTranslation } from '../translation/useBrowserTranslation';
import { Comments } from './Comments';
import styles from './CommentsPage.module.css';
import { useGetCommentsInfiniteQuery } from './commentsApi';
import { commentsMessages as messages, pageNameMessage } from './commentsMessages';
import { useCommentOrder } from './useCommentOrder';

/** `/comments/:chapterId` (docs/specification.md §2, Comments). */
export function CommentsPage() {
  const chapterId = parseId(useParams().chapterId);
  if (chapterId === undefined) return <Redirect to={paths.error()} />;
  return <ChapterComments key={chapterId} chapterId={chapterId} />;
}

function ChapterComments({ chapterId }: { chapterId: number }) {
  const { formatMessage, locale } = useIntl();
  const translator = useBrowserTranslation(locale);
  const { titleName, chapterName } = useChapterNames(chapterId);
  const isNamed = Boolean(titleName && chapterName);
  usePageTitle(
    isNamed
      ? formatMessage(pageNameMessage, { chapter: chapterPageName(chapterName, titleName) })
      : formatMessage(messages.title),
  );
  useLikesOfOtherTabs();
  usePersistMutes();
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={paths.viewer(chapterId)}>
        <BackIcon size="small" />
        {formatMessage(messages.back)}
      </Link>
      <h1 className={styles.title} tabIndex={-1} data-shown-whole="">
        {formatMessage(messages.title)} <span className={styles.chapter}>{isNamed && `${titleName} ${chapterName}`}</span>
      </h1>
      <AppPrompt />
      <CommentTranslatorContext value={translator}>
        <CommentSection chapterId={chapterId} />
      </CommentTranslatorContext>
      <LikeError />
    </div>
  );
}

/** The names of title and chapter in the first answer. They are empty until then, and always if the server does not send them. */
function useChapterNames(chapterId: number): { titleName: string; chapterName: string } {
  const [order] = useCommentOrder();
  const { data } = useGetCommentsInfiniteQuery({ chapterId, order });
  const { titleName = '', chapterName = '' } = data?.pages[0] ?? {};
  return { titleName, chapterName };
}

/** Takes the focus when the reader opens the comments, because the button that was pressed disappears. */
function CommentSection({ chapterId }: { chapterId: number }) {
  const { formatMessage } = useIntl();
  const section = useRef<HTMLElement>(null);
  const wasOpened = useAppSelector((state) => selectWasOpened(state, chapterId));
  const hasTakenFocus = useRef(wasOpened);
  // Effects run again when the reader comes back and the page is shown again.
  useEffect(() => {
    if (!wasOpened || hasTakenFocus.current) return;
    hasTakenFocus.current = true;
    section.current?.focus({ preventScroll: true });
  }, [wasOpened]);
  return (
    <section
      ref={section}
      className={styles.comments}
      aria-label={formatMessage(messages.title)}
      tabIndex={-1}
      data-shown-whole=""
    >
      <Comments chapterId={chapterId} />
    </section>
  );
}
