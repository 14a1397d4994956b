import type { AppealableDecision } from '@contracts/appeals';
import { useState } from 'react';
import parts from '../../../design/BoxParts.module.css';
import type { AppealWay } from '../api/appeals';
import { AppealForm } from './AppealForm';
import { AppealSteps } from './AppealSteps';
import { AppealTalk } from './AppealTalk';
import { WhyBox } from './WhyBox';

interface Props {
  shown: AppealableDecision;
  way: AppealWay;
  /** The member has a session. */
  reads: boolean;
}

/** A decision, and what can be said or was said against it. */
export function DecisionWithAppeal({ shown: { decision, appeal, may_appeal, why_not, appeal_until }, way, reads }: Props) {
  const [wasMadeHere] = useState(appeal === null);
  const why = <WhyBox decision={decision} reads={reads} />;
  if (appeal)
    return (
      <>
        <AppealSteps appeal={appeal} arrives={wasMadeHere} />
        <AppealTalk way={way} appeal={appeal} />
        {why}
      </>
    );
  return (
    <>
      {why}
      {may_appeal ? <AppealForm way={way} decisionId={decision.id} until={appeal_until} /> : <p className={parts.hint}>{why_not}</p>}
    </>
  );
}
