// Refused: react/display-name, react/jsx-key, react/jsx-no-comment-textnodes, react/jsx-no-duplicate-props, react/jsx-no-undef,
// react/no-children-prop, react/no-danger-with-children, react/no-direct-mutation-state, react/no-find-dom-node,
// react/no-is-mounted, react/no-render-return-value, react/no-string-refs, react/no-unescaped-entities, react/no-unknown-property,
// react/no-unsafe, react/require-render-return
import { Component, forwardRef, type ReactNode } from 'react';
import ReactDOM, { findDOMNode } from 'react-dom';

export const Unnamed = forwardRef<HTMLDivElement>((props, ref) => <div ref={ref} {...props} />);
export const List = ({ rows }: { rows: string[] }) => rows.map((row) => <li>{row}</li>);
export const Commented = () => <p>// no comment</p>;
export const Doubled = () => <p id="a" id="b" />;
export const Undefined = () => <Missing />;
export const ChildrenProp = ({ children }: { children: ReactNode }) => <p children={children} />;
export const Dangerous = () => <p dangerouslySetInnerHTML={{ __html: '' }}>text</p>;
export const Unescaped = () => <p>don't</p>;
export const Unknown = () => <p aria-Label="text" />;
export const shown = ReactDOM.render(<List rows={[]} />, document.body);

export class Old extends Component<object, { count: number }> {
  componentWillMount() {
    this.state.count = 1;
  }
  componentDidMount() {
    findDOMNode(this);
    this.isMounted();
  }
  render() {
    return <p ref="text">{this.state.count}</p>;
  }
}

export class Empty extends Component {
  render() {
    <Old />;
  }
}
