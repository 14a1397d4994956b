import type { Job } from '@contracts/jobs';
import { IconFlag } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { useMember } from '../../client/session';
import { Button, LinkButton } from '../../design/Button';
import { Reporting } from '../../features/moderation/components/Reporting';
import { paths } from '../../paths';

const REPORT = 'Şikayet Et';
const icon = <IconFlag aria-hidden="true" />;

/** Guests sign in first, and come back; one whose owner's account has ended is nobody's to be reported. */
export function JobReport({ job: { id, title, owner } }: { job: Job }) {
  const member = useMember();
  const { pathname, search } = useLocation();
  if (!owner) return null;
  if (member === null)
    return (
      <LinkButton kind="quiet" size="small" icon={icon} to={paths.login({ reason: 'report', redirect: pathname + search })}>
        {REPORT}
      </LinkButton>
    );
  return (
    <Reporting target={{ type: 'job_listing', id, title, author: owner }}>
      {(report) =>
        report && (
          <Button kind="quiet" size="small" icon={icon} disabled={report.disabled} title={report.label} onClick={report.run}>
            {report.disabled ? report.label : REPORT}
          </Button>
        )
      }
    </Reporting>
  );
}
