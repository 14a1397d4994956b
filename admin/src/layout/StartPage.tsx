import { useGetIdentity } from 'react-admin';
import { Navigate } from 'react-router-dom';

/** What the console opens with: the queue, and for auditors, who decide nothing, how it is decided. */
export function StartPage() {
  const { data } = useGetIdentity();
  return data ? <Navigate to={data.role === 'auditor' ? '/figures' : '/cases'} replace /> : null;
}
