import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { OAuthReturn } from '../components/OAuthReturn';
import { oauthReturn } from '../components/returned';
import { VerifyEmail } from '../components/VerifyEmail';

export function CallbackPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const returned = oauthReturn(query);
  if (returned) return <OAuthReturn {...returned} />;
  if (query.get('type') !== 'signup' || !token) return <Navigate to={paths.home} replace />;
  return <VerifyEmail token={token} />;
}
