import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch, RootState } from './store';

/** `useSelector` and `useDispatch` with the types of this store. The linter refuses the raw ones. */
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<Dispatch>();
