import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from 'react-router-dom';
import { breakpoint } from '../../../design/breakpoints';
import { paths } from '../../../paths';

/** What the history keeps of a listing that was opened from a list: where there is room it stands over it. */
interface FromList {
  fromList: true;
  isOver: boolean;
}

const stateOf = (state: unknown): Partial<FromList> => (typeof state === 'object' && state !== null ? state : {});
export const isFromList = (state: unknown): boolean => stateOf(state).fromList === true;
export const isOverList = (state: unknown): boolean => stateOf(state).isOver === true;

/** How a row leads to its listing. From the list of all the filters stay in the address, so that one can go on to the next. */
export function useJobWay() {
  const { pathname, search } = useLocation();
  const isWide = useMediaQuery(breakpoint.desk ?? '') === true;
  const isOver = isWide && pathname === paths.careers;
  return (id: string) =>
    pathname === paths.careers
      ? { to: { pathname: paths.job(id), search }, state: { fromList: true, isOver } satisfies FromList, preventScrollReset: isOver }
      : { to: paths.job(id) };
}
