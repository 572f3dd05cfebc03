'use client';

import { useState } from 'react';
import { Eye, EyeOff } from '@/components/ui/icons';
import { buttonStyle } from './button-style';
import { Input, type InputProps } from './input';

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
}

/** A password box whose content can be shown while one types. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className={buttonStyle({ variant: 'ghost', size: 'icon' })}
        >
          <Icon aria-hidden className="size-5" />
        </button>
      }
    />
  );
}
