import { TEXT } from '@contracts/envelope';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../../design/ErrorState';

/** What is shown when a page breaks or its code cannot be loaded. */
export function RouteError() {
  console.error(useRouteError());
  return <ErrorState text={TEXT.internal} onRetry={() => location.reload()} />;
}
