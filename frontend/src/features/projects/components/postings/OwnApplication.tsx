import type { OwnPostingMarks, Posting } from '@contracts/help-wanted';
import type { Project } from '@contracts/projects';
import { lazy, Suspense, useState } from 'react';
import { useMember } from '../../../../client/session';
import { Button, LinkButton } from '../../../../design/Button';
import { paths } from '../../../../paths';
import { isGoingOn } from '../../people/rights';
import { ApplicationState } from './ApplicationState';

const ApplyDialog = lazy(() => import('./ApplyDialog').then((file) => ({ default: file.ApplyDialog })));
const WithdrawDialog = lazy(() => import('./WithdrawDialog').then((file) => ({ default: file.WithdrawDialog })));

interface Props {
  posting: Posting;
  project: Pick<Project, 'id' | 'archived' | 'hidden'>;
  marks: OwnPostingMarks | undefined;
  /** Until it is known what the member has to do with it, nothing is offered. */
  isKnown: boolean;
  /** One filled button on a page: that of the first posting for which one may apply. */
  isFirst: boolean;
}

/** Guests are led to sign in, and back. */
export const mayGuestApply = ({ status }: Posting, project: Pick<Project, 'archived' | 'hidden'>): boolean => status === 'open' && isGoingOn(project);

/** The way to apply for a posting, and in its place how the own application stands. */
export function OwnApplication({ posting, project, marks, isKnown, isFirst }: Props) {
  const member = useMember();
  const [isApplying, setApplying] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const application = marks?.application ?? null;
  if (member === null)
    return (
      mayGuestApply(posting, project) && (
        <LinkButton
          kind={isFirst ? 'primary' : 'plain'}
          data-apply
          to={paths.login({ reason: 'auth_required', redirect: paths.projectPosting(project.id, posting.id) })}
        >
          Başvur
        </LinkButton>
      )
    );
  if (!member || !isKnown) return null;
  const waits = application?.state === 'new' || application?.state === 'seen';
  return (
    <>
      {application && <ApplicationState state={application.state} before="Başvurunuz: " />}
      {waits && (
        <Button kind="quiet" size="small" aria-label={`Geri çek: ${posting.title}`} onClick={() => setWithdrawing(true)}>
          Geri çek
        </Button>
      )}
      {marks?.mayApply && (
        <Button
          kind={isFirst ? 'primary' : 'plain'}
          data-apply
          aria-label={application ? `Yeniden başvur: ${posting.title}` : `Başvur: ${posting.title}`}
          onClick={() => setApplying(true)}
        >
          {application ? 'Yeniden başvur' : 'Başvur'}
        </Button>
      )}
      <Suspense fallback={null}>
        {isApplying && <ApplyDialog posting={posting} onClose={() => setApplying(false)} />}
        {isWithdrawing && application && <WithdrawDialog applicationId={application.id} title={posting.title} onClose={() => setWithdrawing(false)} />}
      </Suspense>
    </>
  );
}
