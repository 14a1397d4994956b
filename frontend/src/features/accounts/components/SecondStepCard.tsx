import { AuthCard } from './AuthCard';
import { SecondStep, type SecondStepProps } from './SecondStep';

/** The page of somebody who has proved the first half of who they are. */
export const SecondStepCard = (step: SecondStepProps) => (
  <AuthCard title="Bir adım kaldı" text="Giriş yapanın siz olduğunuzu doğrulayın.">
    <SecondStep {...step} />
  </AuthCard>
);
