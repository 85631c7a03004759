import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch, RootState } from './store';

/** `useSelector` and `useDispatch` that know this store; the raw ones are refused by the linter. */
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<Dispatch>();
