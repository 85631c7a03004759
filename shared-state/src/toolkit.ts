/** The exported parts of Redux Toolkit and react-redux, for the same reason as in `router.ts`. */

export type { PayloadAction } from '@reduxjs/toolkit';
export { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { Provider as StoreProvider } from 'react-redux';
