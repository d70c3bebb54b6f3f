const isMovedElement = (node: Node | null, parent: Node): node is Element =>
  node instanceof Element && node.parentNode !== parent

/** The child of `parent` that contains a moved element; `null` if the element left `parent`. */
const childContaining = (parent: Node, movedElement: Element): Node | null => {
  let ancestor: Node | null = movedElement
  while (ancestor !== null && ancestor.parentNode !== parent) ancestor = ancestor.parentNode
  return ancestor
}

/**
 * Lets React remove an element that an extension has put into a wrapper, and insert another one before that element.
 * React would otherwise throw a NotFoundError and lose the screen. Text nodes still throw, because a translated text
 * would stay in the page (decision 17).
 */
export const followMovedElements = (): void => {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (isMovedElement(child, this)) child.remove()
    else removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, referenceNode: Node | null): Child {
    insertBefore.call(
      this,
      node,
      isMovedElement(referenceNode, this) ? childContaining(this, referenceNode) : referenceNode,
    )
    return node
  }
}
