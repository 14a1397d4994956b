import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { JobForm } from './JobFormPiece';

/** The form of a new listing over the list. */
export function NewJob() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Whoever came by the address alone has nothing to go back to.
  const close = () => void (key === 'default' ? navigate(paths.careers, { replace: true }) : navigate(-1));
  return <JobForm job={null} onClose={close} />;
}
