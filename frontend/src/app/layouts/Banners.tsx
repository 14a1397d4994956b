import { isStaff } from '@contracts/permissions';
import { useCallback, useState } from 'react';
import { useKnownMember } from '../../client/knownMember';
import { useMember } from '../../client/session';
import { piece } from '../../design/piece';
import { BetaBanner } from '../../features/feedback/components/BetaBanner';
import { keptHeight, useKeepHeight } from './bannerHeight';

const WarningBanner = piece(() => import('../../features/moderation/components/WarningBanner').then((file) => file.WarningBanner));
const ConsentBanner = piece(() => import('../../features/pages/components/ConsentBanner').then((file) => file.ConsentBanner));
const FactorBanner = piece(() => import('../../features/accounts/components/FactorBanner').then((file) => file.FactorBanner));
const VerifyBanner = piece(() => import('../../features/accounts/components/VerifyBanner').then((file) => file.VerifyBanner));
const DeletionBanner = piece(() => import('../../features/members/components/DeletionBanner').then((file) => file.DeletionBanner));

/** What a member has to know on every page, the most pressing nearest to it. */
export function Banners() {
  const member = useMember();
  const known = useKnownMember();
  const memberId = member === undefined ? known?.id : member?.id;
  return (
    <>
      <BetaBanner />
      {memberId && <MemberBanners key={memberId} memberId={memberId} />}
    </>
  );
}

/** Each banner comes with its own code and answer. Until all have, the page below stands where those of the last page put it. */
function MemberBanners({ memberId }: { memberId: string }) {
  const member = useMember();
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback((banner: string) => setKnown((before) => new Set([...before, banner])), []);
  const due = member ? ['consent', 'warning', ...(isStaff(member.role) ? ['factor'] : [])] : ['session'];
  const isComplete = due.every((banner) => known.has(banner));
  const place = useKeepHeight(memberId, isComplete);
  return (
    <div ref={place} style={isComplete ? undefined : { minHeight: keptHeight(memberId) }}>
      {member && (
        <>
          <ConsentBanner memberId={member.id} onKnown={tell} />
          {isStaff(member.role) && <FactorBanner onKnown={tell} />}
          {member.deletion_due && <DeletionBanner due={member.deletion_due} />}
          {member.must_verify_email && <VerifyBanner email={member.email} />}
          <WarningBanner memberId={member.id} onKnown={tell} />
        </>
      )}
    </div>
  );
}
