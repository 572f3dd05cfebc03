// A stray console.error fails the test that made it (TEST-2).
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void errors.push(args));
});

afterEach(() => {
  if (errors.length > 0)
    throw new Error(`console.error was called: ${errors.map((args) => args.join(' ')).join('\n')}`);
});
