import type { Comment } from '@komawari/shared-proto';
import { createSlice, type PayloadAction, rootReducer } from '@komawari/shared-state';

export interface MutesState {
  /** User names. The wire has no other identifier for the author of a comment. */
  names: readonly string[];
  /** The comment where the reader muted the latest author. A note with an undo button replaces it. */
  notedId: number | undefined;
  /** Whether the reader wants to see muted comments anyway in this visit. */
  isShown: boolean;
}

/** Enough for any reader, and small in the browser's storage. */
const MAX_NAMES = 500;

const initialState: MutesState = { names: [], notedId: undefined, isShown: false };

/** The authors that this reader does not want to read. The list stays in this browser, and nobody else learns of it. */
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

/** What is shown in place of a comment. */
export type CommentVisibility = 'shown' | 'note' | 'hidden';

declare module '@komawari/shared-state' {
  interface LazySlices {
    commentMutes: MutesState;
  }
}

export const { mutesRead, readerMuted, readerUnmuted, mutedShown } = mutesSlice.actions;
export const { selectMutedNames, selectIsMutedShown, selectIsMuted, selectVisibility } =
  mutesSlice.injectInto(rootReducer).selectors;
