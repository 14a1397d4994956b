import { ProveYourself } from '../../features/accounts/components/ProveYourself';
import { OwnDataPage } from '../../features/members/pages/OwnDataPage';

export function OwnDataRoute() {
  return <OwnDataPage prove={(proof, redirect) => <ProveYourself proof={proof} redirect={redirect} />} />;
}
