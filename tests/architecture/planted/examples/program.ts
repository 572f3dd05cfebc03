import '../lib/cli/door';
