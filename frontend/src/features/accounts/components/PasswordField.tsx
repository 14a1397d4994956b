import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Says that it is wrong to whoever cannot see it, which the piece itself leaves out. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Yazdığımı göster veya gizle', tabIndex: 0 }}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
