'use client';

import { useState } from 'react';
import { Eye, EyeOff } from '@/components/ui/icons';
import { buttonStyle } from './button-style';
import { Input, type InputProps } from './input';

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
}

/** A password box with a button that shows what is typed. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Input
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...rest}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className={buttonStyle({ variant: 'ghost', size: 'icon' })}
        >
          <Icon aria-hidden className="size-5" />
        </button>
      }
    />
  );
}
