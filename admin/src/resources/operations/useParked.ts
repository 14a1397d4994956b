import type { ParkedRow } from '@contracts/operations';
import { useGetList } from 'react-admin';
import { REFRESH_EVERY, WHOLE_LIST } from './refresh';

export const useParked = () => useGetList<ParkedRow>('parked', WHOLE_LIST, { refetchInterval: REFRESH_EVERY });
