import type { Comment } from '@komawari/shared-proto';
import { createSlice, type PayloadAction, rootReducer } from '@komawari/shared-state';

export interface MutesState {
  /** User names; the wire knows no other name of who wrote a comment. */
  names: readonly string[];
  /** The comment where the last one was muted: a note with a way back stands in its place. */
  notedId: number | undefined;
  /** The reader wants to see muted comments all the same, for this visit. */
  isShown: boolean;
}

/** Enough for anybody, and small in the browser's storage. */
const MAX_NAMES = 500;

const initialState: MutesState = { names: [], notedId: undefined, isShown: false };

/** Whom this reader does not want to read. It stays in this browser; nobody else hears of it. */
export const mutesSlice = createSlice({
  name: 'commentMutes',
  initialState,
  reducers: {
    mutesRead: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, names: payload.slice(-MAX_NAMES) }),
    readerMuted(state, { payload: { userName, id } }: PayloadAction<Pick<Comment, 'userName' | 'id'>>) {
      const names = [...state.names.filter((name) => name !== userName), userName].slice(-MAX_NAMES);
      return { ...state, names, notedId: id };
    },
    readerUnmuted(state, { payload: { userName } }: PayloadAction<Pick<Comment, 'userName'>>) {
      return { ...state, names: state.names.filter((name) => name !== userName), notedId: undefined };
    },
    mutedShown: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isShown: payload, notedId: undefined }),
  },
  selectors: {
    selectMutedNames: ({ names }) => names,
    selectIsMutedShown: ({ isShown }) => isShown,
    selectIsMuted: ({ names }, userName: string) => names.includes(userName),
    selectVisibility: ({ names, notedId, isShown }, { userName, id }: Comment): CommentVisibility => {
      if (isShown || !names.includes(userName)) return 'shown';
      return id === notedId ? 'note' : 'hidden';
    },
  },
});

/** What stands where a comment is. */
export type CommentVisibility = 'shown' | 'note' | 'hidden';

declare module '@komawari/shared-state' {
  interface LazySlices {
    commentMutes: MutesState;
  }
}

export const { mutesRead, readerMuted, readerUnmuted, mutedShown } = mutesSlice.actions;
export const { selectMutedNames, selectIsMutedShown, selectIsMuted, selectVisibility } =
  mutesSlice.injectInto(rootReducer).selectors;
