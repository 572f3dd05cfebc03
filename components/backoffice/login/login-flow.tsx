'use client';

import { useState } from 'react';
import { OperatorLoginForm } from '../login-form';
import { FactorStep, type LoginAnswer } from './factor-step';

const enter = () => window.location.assign('/backoffice');

/** The login of the back office: the password, then the second factor if the operator has one. */
export function LoginFlow() {
  const [asked, setAsked] = useState<LoginAnswer['ways']>();
  if (asked) return <FactorStep ways={asked} onDone={enter} onBack={() => setAsked(undefined)} />;
  return <OperatorLoginForm onDone={enter} onFactor={setAsked} />;
}
