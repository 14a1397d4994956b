import { useEffect } from 'react';
import { PageSkeleton } from '../../design/PageSkeleton';
import { paths } from '../../paths';

/** The moderators' area is an app of its own; the spec's address leads to it. */
export function ToConsole() {
  useEffect(() => location.replace(paths.console), []);
  return <PageSkeleton />;
}
